import { expect, it } from 'vitest';
import { displayTrouble } from './display.ts';

it.each([
  ['linux', { DISPLAY: ':0' }, undefined],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, undefined],
  ['linux', {}, 'there is no display (DISPLAY is not set)'],
  ['linux', { DISPLAY: '' }, 'there is no display (DISPLAY is not set)'],
  ['darwin', {}, undefined],
  ['darwin', { SSH_CONNECTION: '1' }, 'this is a session over SSH'],
  ['win32', {}, undefined],
] as const)('on %s with %j: %s', (platform, env, trouble) => {
  expect(displayTrouble(platform, env)).toBe(trouble);
});
