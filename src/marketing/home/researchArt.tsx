import { Drawing } from '#src/marketing/diagrams/Drawing.tsx';

/** Two sources that agree, and the one rate that they make. */
export function RateArt() {
  return (
    <Drawing width={300} height={112}>
      <path className="faint" d="M8 100h284" />
      <path className="gain" d="M8 76c36-4 52-36 88-34s52 18 84 4" strokeWidth="3" />
      <path className="act" d="M8 84c36-6 56-34 90-32s50 14 82-2" strokeWidth="3" />
      <path className="faint" d="M196 46h34" strokeDasharray="2 7" />
      <circle className="sheet" cx="256" cy="46" r="22" />
      <path className="gain" d="M246 46l7 7 13-14" strokeWidth="3" />
    </Drawing>
  );
}

const lines = [0, 1, 2, 3, 4];
const broken = 3;

/** A chain of lines, and a changed one that no longer fits. */
export function ChainArt() {
  return (
    <Drawing width={300} height={112}>
      {lines.map((at) => (
        <g key={at} transform={`translate(${at * 61} ${at === broken ? 10 : 0})`}>
          <rect className="sheet" x="4" y="30" width="44" height="52" rx="8" />
          <path className="faint" d="M13 46h26M13 57h18" strokeWidth="4" />
          <path className={at === broken ? 'loss' : 'act'} d="M13 69h14" strokeWidth="4" />
          {at < broken - 1 && <path className="gain" d="M51 56h11" strokeWidth="3" />}
        </g>
      ))}
      <path className="loss" d="M175 50l10 10M185 50l-10 10" strokeWidth="3" />
    </Drawing>
  );
}

/** A tree of sums: the way from one balance to the total. */
export function TreeArt() {
  return (
    <Drawing width={300} height={112}>
      <path className="faint" d="M150 20l70 32M220 52l-34 40M220 52l34 40M80 52L46 92" />
      <path className="gain" d="M114 92L80 52l70-32" strokeWidth="3" />
      <circle className="sheet" cx="220" cy="52" r="8" />
      {[46, 186, 254].map((x) => (
        <circle key={x} className="sheet" cx={x} cy="92" r="8" />
      ))}
      <circle className="gain-fill" cx="114" cy="92" r="8" />
      <circle className="gain-fill" cx="80" cy="52" r="8" />
      <circle className="gain-fill" cx="150" cy="20" r="11" />
    </Drawing>
  );
}
