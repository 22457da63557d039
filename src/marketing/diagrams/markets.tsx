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
      <path className="faint" d="M28 190h344" />
      <path className="faint" d="M112 52h260" strokeDasharray="2 7" />
      <path
        className="act"
        d="M28 150c24-8 44-98 84-98 34 0 34 106 76 106 30 0 30-22 56-22 18 0 22 14 40 14"
        strokeWidth="5"
      />
      <path className="gain" d="M292 148c30-6 48-50 78-86" strokeWidth="3" strokeDasharray="3 8" />
      <path className="loss" d="M292 152c30 6 50 14 78 26" strokeWidth="3" strokeDasharray="3 8" />
      <circle className="act-fill" cx="112" cy="52" r="6" />
      <Label x={124} y={40} text="Old high" />
      <path d="M112 200v12M372 200v12M112 206h260" />
      <Label className="middle" x={242} y={230} text="Years below it" />
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
  const blocks = [36, 154, 272];
  return (
    <>
      {blocks.map((x, at) => (
        <g key={x}>
          <rect className="sheet" x={x} y="62" width="92" height="92" rx="14" />
          <path className="faint" d={`M${x + 18} 90h56M${x + 18} 108h40`} strokeWidth="5" />
          {/* Each block names the one before it. */}
          {at > 0 && <path className="act" d={`M${x + 18} 132h30`} strokeWidth="5" />}
          {at > 0 && <path className="gain" d={`M${x - 23} 108h18m-7-6l7 6-7 6`} strokeWidth="3" />}
        </g>
      ))}
      <Label x={36} y={44} text="Sent" />
      <Label x={154} y={44} text="Confirmed" />
      <Label x={272} y={44} text="Final" />
      <path className="loss" d="M318 164v22h-94M176 186H82v-12" strokeDasharray="3 8" />
      <path className="loss" d="M75 176l7-8 7 8M190 176l20 20M210 176l-20 20" strokeWidth="3" />
      <Label className="middle" x={200} y={222} text="No way back" />
    </>
  );
}
