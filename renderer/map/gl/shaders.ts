import { TILE } from '../../../shared/lattice/constants.ts';
import { BELT, CHEVRON, LANE_OFFSET } from '../geometry/sizes.ts';

/** Board to screen, by Pixi's matrices. */
const PLACE = `
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;

vec4 place(vec2 position) {
  vec3 placed = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(position, 1.0);
  return vec4(placed.xy, 0.0, 1.0);
}
`;

/** Quads of sprites, tinted. */
export const QUAD_VERTEX = `#version 300 es
in vec2 aPosition;
in vec2 aUV;
in vec4 aTint;
out vec2 vUV;
out vec4 vTint;
${PLACE}
void main() {
  vUV = aUV;
  vTint = aTint;
  gl_Position = place(aPosition);
}
`;

export const QUAD_FRAGMENT = `#version 300 es
in vec2 vUV;
in vec4 vTint;
out vec4 finalColor;
uniform sampler2D uTexture;
void main() {
  finalColor = texture(uTexture, vUV) * vTint;
}
`;

/**
 * Belts, drawn by distance from their middle and rails, so that they are sharp at any zoom and bend with their tile.
 * `aLane` is lateral and position on a straight belt, the place as seen from its corner on a curve. `aStyle` is the speed,
 * the strokes of a chevron group, the ends (1 open tail, plus 2 dead end or 4 lip), and the bend: 0, or the sign that makes
 * the distance from the corner a lateral.
 */
export const BELT_VERTEX = `#version 300 es
in vec2 aPosition;
in vec2 aLane;
in vec4 aStyle;
out vec2 vLane;
out vec4 vStyle;
${PLACE}
void main() {
  vLane = aLane;
  vStyle = aStyle;
  gl_Position = place(aPosition);
}
`;

const number = (value: number): string => value.toFixed(4);

export const BELT_FRAGMENT = `#version 300 es
in vec2 vLane;
in vec4 vStyle;
out vec4 finalColor;
uniform float uPixel;
uniform float uTick;
uniform float uChevrons;
uniform float uLanes;
uniform vec3 uBelt;
uniform vec3 uRail;
uniform vec3 uChevron;
uniform vec3 uLine;
uniform vec3 uLane;

/** 1 well inside an edge at zero, 0 well outside, over a pixel. */
float inside(float beyond) {
  return clamp(0.5 - beyond / uPixel, 0.0, 1.0);
}

void main() {
  float lateral = vLane.x;
  float position = vLane.y;
  if (vStyle.w != 0.0) {
    // About the corner that input and output edge share.
    lateral = (length(vLane) - 0.5) * vStyle.w;
    position = atan(vLane.y, vLane.x) * ${number(TILE / (Math.PI / 2))};
  }
  float along = position / 256.0 - 0.5;
  bool tail = mod(vStyle.z, 2.0) > 0.5 && along > 0.0;
  bool dead = abs(vStyle.z - 2.5) < 1.0 && along < 0.0;
  bool feeder = vStyle.z > 3.5;

  float radius = tail ? ${number(BELT.tailRadius)} : 0.0;
  float reach = tail || dead ? 0.5 : 3.0;
  vec2 corner = abs(vec2(lateral, along)) - vec2(${number(BELT.width / 2)}, reach) + radius;
  float edge = length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - radius;

  vec3 colour = uBelt;
  float phase = mod(position + uTick * vStyle.x, 256.0);
  float slope = ${number(CHEVRON.depth)} / ${number(CHEVRON.halfWidth)};
  float steep = inversesqrt(1.0 + slope * slope / 65536.0);
  float ink = 0.0;
  for (int stroke = 0; stroke < 3; stroke++) {
    if (float(stroke) >= vStyle.y) break;
    float centre = 128.0 + (float(stroke) - (vStyle.y - 1.0) / 2.0) * ${number(CHEVRON.gap)};
    float line = centre - ${number(CHEVRON.depth / 2)} + slope * abs(lateral);
    float away = abs(phase - line) / 256.0 * steep - ${number(CHEVRON.stroke / 2)};
    ink = max(ink, inside(away));
  }
  ink *= inside(abs(lateral) - ${number(CHEVRON.halfWidth)});
  colour = mix(colour, uChevron, ink * uChevrons);
  colour = mix(colour, uLine, 0.8 * inside(abs(lateral) - uPixel * 0.5));

  float lane = abs(abs(lateral) - ${number(LANE_OFFSET)}) - 0.018;
  float dash = lateral < 0.0 ? 1.0 : step(0.5, fract(position / 64.0));
  colour = mix(colour, uLane, uLanes * dash * inside(lane));

  colour = mix(colour, uRail, 1.0 - inside(edge + ${number(BELT.rail)}));
  if (feeder) {
    float end = -0.5 - ${number(BELT.reach)} + ${number(BELT.lip)};
    colour = mix(colour, uChevron, inside(along - end));
  }
  finalColor = vec4(colour, 1.0) * inside(edge);
}
`;
