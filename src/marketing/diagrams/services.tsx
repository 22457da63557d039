import { Label } from './Drawing.tsx';

export function PlanDrawing() {
  const steps = ['Debts', 'Reserve', 'Goals', 'Investing'];
  return (
    <>
      {steps.map((name, at) => (
        <g key={name}>
          <rect
            className={at === 3 ? 'act-fill' : 'sheet'}
            x={40 + at * 82}
            y={166 - at * 40}
            width="74"
            height={44 + at * 40}
            rx="10"
          />
          <text className="middle strong" x={77 + at * 82} y={156 - at * 40}>
            {name}
          </text>
        </g>
      ))}
      <path className="gain" d="M60 60c60 6 92-6 138-30M186 26l12 4-6 11" strokeWidth="3" />
      <Label x={40} y={86} text="One carries the next" />
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
      <path className="faint" d="M30 200h344M226 40v160" />
      <path className="act" d="M30 196c90-8 150-70 196-130 40 34 90 74 134 96" strokeWidth="5" />
      <path
        className="loss"
        d="M226 66c26 46 62 100 92 134"
        strokeWidth="3"
        strokeDasharray="3 8"
      />
      <Label x={72} y={110} text="Saving" />
      <Label x={276} y={88} text="Drawing" />
      <Label x={314} y={186} text="A bad start" />
      <Label className="middle" x={226} y={222} text="Last working day" />
      <circle className="act-fill" cx="226" cy="66" r="6" />
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
