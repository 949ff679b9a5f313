import type { ReactElement } from 'react';

type Kind = 'welcome' | 'over' | 'desynced' | 'compared';

/** Places of items on a belt. */
const PLACES = Array.from({ length: 34 }, (_, at) => at);
const MACHINES = [0, 1, 2, 3, 4, 5, 6] as const;
/** How far each machine's ring is, of 100. */
const DONE = [72, 35, 90, 12, 60, 100, 45] as const;
const ITEM: Readonly<Record<Kind, string>> = {
  welcome: '#ffc089',
  over: '#ff9c63',
  desynced: '#ff9c63',
  compared: '#ffc089',
};

/** A drawn row of machines between two belts, with the sign of what a demo is about. */
export function FactoryPicture({ kind }: { kind: Kind }): ReactElement {
  return (
    <svg
      className="factory-picture"
      viewBox="0 0 360 172"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="ground" width="360" height="172" />
      <Belt y={20} item={ITEM[kind]} />
      <Belt y={128} item="#dce6f0" />
      {MACHINES.map((index) => (
        <Machine key={index} x={18 + index * 52} done={DONE[index]} item={ITEM[kind]} />
      ))}
      {kind === 'desynced' && <Differences />}
      {kind === 'over' && <OverBar />}
      {kind === 'compared' && <TwoHalves />}
    </svg>
  );
}

function Belt({ y, item }: { y: number; item: string }): ReactElement {
  return (
    <g>
      <rect className="belt" x="-2" y={y} width="364" height="20" rx="2" />
      {PLACES.slice(0, 16).map((at) => (
        <path key={at} className="chevron" d={`M${8 + at * 24} ${y + 5}l5 5-5 5`} />
      ))}
      {PLACES.map((at) => (
        <rect
          key={at}
          className="belt-item"
          x={4 + at * 10.5}
          y={y + 3}
          width="6"
          height="6"
          rx="1"
          fill={item}
        />
      ))}
    </g>
  );
}

function Machine({ x, done, item }: { x: number; done: number; item: string }): ReactElement {
  return (
    <g transform={`translate(${x} 62)`}>
      <path className="arm" d="M20-20V-8" />
      <path className="arm" d={done > 50 ? 'M20 54V66' : 'M20 54 32 62'} />
      <rect className="machine" width="40" height="48" y="-2" rx="6" />
      <circle className="recess" cx="20" cy="22" r="15" />
      <circle
        className="ring"
        cx="20"
        cy="22"
        r="12.500"
        pathLength="100"
        stroke={item}
        strokeDasharray={`${done} 100`}
      />
      <rect x="16" y="18" width="8" height="8" rx="1.500" fill={item} />
    </g>
  );
}

function Differences(): ReactElement {
  return (
    <g>
      {[1, 2, 4].map((index) => (
        <rect key={index} className="different" x={14 + index * 52} y="56" width="48" height="56" />
      ))}
      <rect className="different" x="120" y="126" width="24" height="24" />
      <rect className="different" x="224" y="126" width="24" height="24" />
    </g>
  );
}

function OverBar(): ReactElement {
  return (
    <g>
      <rect className="bar-ground" x="10" y="144" width="340" height="20" rx="6" />
      <rect className="bar-a" x="16" y="149" width="214" height="10" rx="1" />
      <rect className="bar-over" x="230" y="149" width="84" height="10" rx="1" />
      <path className="ceiling" d="M230 140v28" />
    </g>
  );
}

function TwoHalves(): ReactElement {
  return (
    <g>
      <path className="divide" d="M180 0v172" />
      <rect className="bar-ground" x="10" y="136" width="340" height="28" rx="6" />
      <rect className="bar-a" x="16" y="140" width="120" height="9" rx="1" />
      <rect className="bar-b" x="16" y="152" width="250" height="9" rx="1" />
      <path className="ceiling" d="M292 134v32" />
    </g>
  );
}
