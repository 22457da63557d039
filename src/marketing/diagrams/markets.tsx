import { Label } from './Drawing.tsx';

export function OptionDrawing() {
  return (
    <>
      <path className="faint" d="M36 130h340M36 20v200" />
      <path className="loss" d="M36 176h164" strokeWidth="5" />
      <path className="loss" d="M200 176l46-46" strokeWidth="5" />
      <path className="gain" d="M246 130L350 26" strokeWidth="5" />
      <path className="faint" d="M200 130v46" strokeDasharray="2 7" />
      <circle className="act-fill" cx="200" cy="176" r="6" />
      <Label x={48} y={204} text="The premium is lost" />
      <Label className="end" x={318} y={40} text="A gain begins" />
      <Label className="end" x={238} y={118} text="Agreed price" />
      <Label x={256} y={150} text="Price on" />
      <Label x={256} y={168} text="the last day" />
    </>
  );
}

export function SharesDrawing() {
  return (
    <>
      <path className="faint" d="M28 60h344M28 116h344M28 172h344" />
      <path
        className="act"
        d="M28 150c30-12 44-70 84-84s28 22 44 46 30 78 62 84 40-24 66-30 44-34 88-92"
        strokeWidth="5"
      />
      <path className="loss" d="M112 66v126M104 184l8 8 8-8" strokeDasharray="3 7" />
      <Label x={122} y={52} text="High" />
      <Label x={196} y={216} text="Years below it" />
      <circle className="loss-fill" cx="218" cy="196" r="6" />
      <circle className="gain-fill" cx="372" cy="74" r="6" />
    </>
  );
}

export function ForexDrawing() {
  return (
    <>
      <rect className="sheet" x="40" y="40" width="200" height="160" rx="14" />
      <rect className="act-fill" x="40" y="168" width="200" height="32" rx="10" />
      <Label className="middle" x={140} y={112} text="Borrowed" />
      <Label x={252} y={190} text="Your stake" />
      <path className="loss" d="M262 60v76M254 128l8 8 8-8" strokeWidth="4" />
      <Label x={280} y={92} text="A small move" />
      <Label x={280} y={110} text="takes the stake" />
    </>
  );
}

export function CryptoDrawing() {
  const blocks = [36, 148, 260];
  return (
    <>
      {blocks.map((x) => (
        <g key={x}>
          <rect className="sheet" x={x} y="76" width="92" height="92" rx="14" />
          <path className="faint" d={`M${x + 18} 104h56M${x + 18} 122h40`} strokeWidth="5" />
          <path className="act" d={`M${x + 18} 146h30`} strokeWidth="5" />
        </g>
      ))}
      <path className="gain" d="M128 122h20M240 122h20M352 122h22" strokeWidth="4" />
      <Label x={36} y={58} text="Sent" />
      <Label x={148} y={58} text="Confirmed" />
      <Label x={260} y={58} text="Final" />
      <path className="loss" d="M306 196H86M96 188l-10 8 10 8" strokeDasharray="3 8" />
      <Label className="middle" x={196} y={222} text="No way back" />
    </>
  );
}
