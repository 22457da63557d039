import { Label } from './Drawing.tsx';

/** A house whose windows pay rent or are empty. */
export function PropertyDrawing() {
  const floors = [84, 122, 160];
  const bays = [82, 126, 170];
  const isEmpty = (x: number, y: number) => (x === 126 && y === 84) || (x === 170 && y === 160);
  return (
    <>
      <path className="sheet" d="M56 198V72l84-40 84 40v126z" />
      {floors.map((y) =>
        bays.map((x) => (
          <rect
            key={`${x} ${y}`}
            className={isEmpty(x, y) ? undefined : 'gain-fill'}
            x={x}
            y={y}
            width="28"
            height="24"
            rx="4"
          />
        )),
      )}
      <rect className="loss-fill" x="56" y="202" width="168" height="10" rx="4" />
      <rect className="gain-fill" x="250" y="88" width="16" height="14" rx="3" />
      <Label x={276} y={100} text="Pays rent" />
      <rect x="250" y="126" width="16" height="14" rx="3" />
      <Label x={276} y={138} text="Empty" />
      <rect className="loss-fill" x="250" y="202" width="16" height="10" rx="3" />
      <Label x={276} y={198} text="Repairs, interest:" />
      <Label x={276} y={216} text="due for all of it" />
    </>
  );
}
