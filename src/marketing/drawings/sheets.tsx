import { Label } from '#src/marketing/diagrams/Drawing.tsx';

const rows = [
  { name: 'Deposit confirmed', note: 'checked by staff', kind: 'gain', length: 74 },
  { name: 'Withdrawal paid', note: 'with its transaction', kind: 'act', length: 58 },
  { name: 'Correction', note: 'with its reason', kind: 'gain', length: 40 },
];

export function LedgerDrawing() {
  return (
    <>
      <rect className="sheet" x="130" y="18" width="340" height="336" rx="24" opacity="0.45" />
      <rect className="sheet" x="40" y="44" width="384" height="336" rx="24" />
      <circle className="act-fill" cx="76" cy="84" r="10" />
      <Label className="strong" x={98} y={89} text="Statement" />
      <path className="faint" d="M66 112h332" />
      {rows.map(({ name, note, kind, length }, at) => (
        <g key={name} transform={`translate(0 ${at * 58})`}>
          <text className="strong" x="66" y="140">
            {name}
          </text>
          <text x="66" y="158">
            {note}
          </text>
          <path className={kind} d={`M${398 - length} 146h${length}`} strokeWidth="8" />
          <path className="faint" d="M66 172h332" />
        </g>
      ))}
      <Label className="strong" x={66} y={336} text="Balance, the sum of it all" />
      <path className="act" d="M290 331h108" strokeWidth="12" />
      <circle className="sheet" cx="436" cy="318" r="46" />
      <path className="gain" d="M414 319l15 15 29-31" strokeWidth="7" />
    </>
  );
}

export function CoinsDrawing() {
  return (
    <>
      <circle className="sheet" cx="112" cy="124" r="84" />
      <circle className="act" cx="112" cy="124" r="64" />
      <path
        className="act"
        d="M96 96v56M96 96h22a14 14 0 010 28H96M96 124h26a14 14 0 010 28H96M104 86v10M118 86v10M104 152v10M118 152v10"
        strokeWidth="5"
      />
      <circle className="sheet" cx="192" cy="286" r="72" />
      <path
        className="gain"
        d="M192 236l32 52-32 18-32-18zM160 298l32 42 32-42-32 18z"
        strokeWidth="4"
      />
      <path className="faint" d="M204 124h74M272 286h20" strokeDasharray="2 12" strokeWidth="5" />
      <rect className="sheet" x="304" y="52" width="186" height="300" rx="24" />
      <Label className="strong" x={330} y={92} text="Quote" />
      <path className="faint" d="M330 110h134M330 162h134M330 214h134" />
      <Label x={330} y={140} text="Rate" />
      <path className="act" d="M406 136h58" strokeWidth="7" />
      <Label x={330} y={192} text="Source, time" />
      <path className="act" d="M432 188h32" strokeWidth="7" />
      <Label x={330} y={244} text="In dollars" />
      <path className="gain" d="M416 240h48" strokeWidth="9" />
      <rect className="gain-fill" x="330" y="288" width="134" height="36" rx="18" />
    </>
  );
}

export function BalanceDrawing() {
  return (
    <>
      <rect className="sheet" x="40" y="36" width="440" height="330" rx="24" />
      <path className="faint" d="M74 130h372M74 196h372M74 262h372M74 328h372" />
      <Label className="strong" x={74} y={80} text="What you could lose" />
      <Label x={74} y={100} text="is read before what you could gain" />
      <path
        className="act"
        d="M74 282c36-6 52-60 92-64s46 44 82 38 48-96 86-100 30 30 38 52"
        strokeWidth="6"
      />
      <path
        className="loss"
        d="M372 208c10 44 22 82 66 98"
        strokeWidth="6"
        strokeDasharray="3 14"
      />
      <circle className="act-fill" cx="372" cy="208" r="10" />
      <path className="sheet" d="M250 238l56 92H194z" strokeWidth="3" />
      <path className="loss" d="M250 268v28M250 312v1" strokeWidth="8" />
    </>
  );
}
