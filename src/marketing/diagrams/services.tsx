import { Label } from './Drawing.tsx';

export function PlanDrawing() {
  const layers = ['Debts paid', 'Reserve', 'Goals', 'Investing'];
  return (
    <>
      <path className="faint" d="M30 208h344" />
      {layers.map((name, at) => (
        <g key={name}>
          <rect
            className={at === 3 ? 'sheet act' : 'sheet'}
            x={62 + at * 34}
            y={162 - at * 46}
            width={316 - at * 68}
            height="42"
            rx="8"
          />
          <Label className="middle strong" x={220} y={188 - at * 46} text={name} />
        </g>
      ))}
      <path className="gain" d="M36 198V50M28 60l8-10 8 10" strokeWidth="3" />
      <Label x={28} y={36} text="Last" />
      <Label x={28} y={228} text="First" />
    </>
  );
}

export function FeeDrawing() {
  return (
    <>
      <path className="faint" d="M30 200h344M30 30v170" />
      <path className="gain" d="M30 180c110-14 210-60 290-146" strokeWidth="5" />
      <path className="act" d="M30 180c110-8 210-34 290-76" strokeWidth="5" />
      <path className="loss" d="M320 44v50" strokeWidth="4" />
      <Label x={332} y={74} text="The fee" />
      <Label x={96} y={116} text="Without a fee" />
      <Label x={216} y={184} text="With a yearly fee" />
      <Label className="end" x={374} y={222} text="Years" />
    </>
  );
}

export function RetirementDrawing() {
  return (
    <>
      <path className="faint" d="M30 200h344M180 40v160" />
      <path className="act" d="M30 192c70-8 120-56 150-132" strokeWidth="5" />
      <path className="act" d="M180 60c60 14 130 58 192 118" strokeWidth="5" />
      <path
        className="loss"
        d="M180 60c10 34 22 54 40 76s30 42 40 62"
        strokeWidth="3"
        strokeDasharray="3 8"
      />
      <circle className="act-fill" cx="180" cy="60" r="6" />
      <Label className="end" x={112} y={126} text="Saving" />
      <Label x={286} y={92} text="Spending" />
      <Label x={186} y={174} text="A bad" />
      <Label x={186} y={192} text="start" />
      <Label className="middle" x={180} y={224} text="Last working day" />
    </>
  );
}

export function WealthDrawing() {
  const holders = [74, 200, 326];
  return (
    <>
      <path
        className="faint"
        d="M200 66v38M74 132v-28h252v28M200 104v28M74 176v26M200 176v26M326 176v26"
      />
      <rect className="act-fill" x="150" y="28" width="100" height="38" rx="10" />
      {holders.map((x) => (
        <g key={x}>
          <rect className="sheet" x={x - 46} y="132" width="92" height="44" rx="10" />
          <path className="gain" d={`M${x - 26} 154h34M${x + 20} 154h6`} strokeWidth="5" />
        </g>
      ))}
      <Label x={264} y={52} text="Records" />
      <Label className="middle" x={74} y={222} text="Holder" />
      <Label className="middle" x={200} y={222} text="Holder" />
      <Label className="middle" x={326} y={222} text="Heir" />
    </>
  );
}
