import { Label } from './Drawing.tsx';

export function BondDrawing() {
  const years = [52, 100, 148, 196, 244, 292];
  return (
    <>
      <path className="faint" d="M30 190h344" />
      {years.map((x) => (
        <rect key={x} className="gain-fill" x={x - 10} y="166" width="20" height="24" rx="4" />
      ))}
      <rect className="gain-fill" x="330" y="166" width="20" height="24" rx="4" />
      <rect className="act-fill" x="330" y="52" width="20" height="108" rx="4" />
      <Label x={42} y={152} text="Interest, on fixed dates" />
      <Label className="end" x={318} y={70} text="The loan, repaid" />
      <Label className="end" x={318} y={88} text="unless the borrower fails" />
      <Label x={42} y={216} text="Today" />
      <Label className="end" x={350} y={216} text="Last day" />
    </>
  );
}

export function InfrastructureDrawing() {
  const costs = [48, 84, 60];
  const incomes = [18, 26, 32, 36, 38, 39];
  return (
    <>
      <path className="faint" d="M30 124h344" />
      {costs.map((height, at) => (
        <rect
          key={height}
          className="loss-fill"
          x={40 + at * 36}
          y="124"
          width="22"
          height={height}
          rx="4"
        />
      ))}
      {incomes.map((height, at) => (
        <rect
          key={height}
          className="gain-fill"
          x={148 + at * 36}
          y={124 - height}
          width="22"
          height={height}
          rx="4"
        />
      ))}
      <Label x={148} y={156} text="Tolls and tariffs, for decades" />
      <Label x={40} y={108} text="Building" />
      <path className="act" d="M148 62c60-26 150-34 216-34" strokeDasharray="3 8" />
    </>
  );
}

export function FieldDrawing() {
  const harvests = [70, 96, 34, 84, 22, 78];
  return (
    <>
      <path className="faint" d="M30 170h344" />
      {harvests.map((height, at) => (
        <g key={height}>
          <path
            className={height < 50 ? 'loss' : 'gain'}
            d={`M${62 + at * 56} 170v-${height}m0 22c-12 0-18-8-18-18 12 0 18 8 18 18zm0 0c12 0 18-8 18-18-12 0-18 8-18 18z`}
            strokeWidth="3"
          />
        </g>
      ))}
      <path className="act" d="M30 186h344M30 200h344M30 214h344" strokeWidth="1.5" />
      <Label className="middle" x={174} y={122} text="Drought" />
      <Label className="middle" x={286} y={134} text="Flood" />
    </>
  );
}
