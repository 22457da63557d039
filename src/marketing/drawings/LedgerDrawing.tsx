const rows = [
  { name: 'Deposit confirmed', note: 'checked by staff', kind: 'gain', length: 74 },
  { name: 'Withdrawal paid', note: 'with its transaction', kind: 'act', length: 58 },
  { name: 'Correction', note: 'with its reason', kind: 'gain', length: 40 },
];

/** A statement whose rows add up to the balance below them. */
export function LedgerDrawing() {
  return (
    <>
      <rect className="sheet" x="130" y="18" width="340" height="336" rx="24" opacity="0.45" />
      <rect className="sheet" x="40" y="44" width="384" height="336" rx="24" />
      <circle className="act-fill" cx="76" cy="84" r="10" />
      <text className="strong" x="98" y="89">
        Statement
      </text>
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
      <text className="strong" x="66" y="336">
        Balance, the sum of it all
      </text>
      <path className="act" d="M290 331h108" strokeWidth="12" />
      <circle className="sheet" cx="436" cy="318" r="46" />
      <path className="gain" d="M414 319l15 15 29-31" strokeWidth="7" />
    </>
  );
}
