/** A price that rose and fell, with the question mark where it goes on. */
export function BalanceDrawing() {
  return (
    <>
      <rect className="sheet" x="40" y="36" width="440" height="330" rx="24" />
      <path className="faint" d="M74 130h372M74 196h372M74 262h372M74 328h372" />
      <text className="strong" x="74" y="80">
        What you could lose
      </text>
      <text x="74" y="100">
        is read before what you could gain
      </text>
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
