import { Figure } from '#src/marketing/ui/Figure.tsx';
import { Drawing, Label } from './Drawing.tsx';

/** The drawing of the guide to planning: money by the date on which it is needed. */
export function DatesFigure() {
  return (
    <Figure caption="The sooner you need money, the less it may swing. Only money without a date can be put at risk.">
      <Drawing width={400} height={236}>
        <path className="faint" d="M30 190h344M130 40v150M254 40v150" />
        <path className="act" d="M34 150h92" strokeWidth="5" />
        <path className="act" d="M134 146c20-10 30 12 50 2s30 10 66-8" strokeWidth="5" />
        <path
          className="gain"
          d="M258 140c14-48 30 40 46-18s24 42 40-14 16 2 26-26"
          strokeWidth="5"
        />
        <Label className="strong" x={34} y={58} text="Reserve" />
        <Label className="strong" x={138} y={58} text="Goals" />
        <Label className="strong" x={262} y={58} text="Without a date" />
        <Label x={34} y={76} text="cannot fall" />
        <Label x={138} y={76} text="little swing" />
        <Label x={262} y={76} text="can swing" />
        <Label x={34} y={214} text="At any time" />
        <Label x={138} y={214} text="In a few years" />
        <Label x={262} y={214} text="Far away" />
      </Drawing>
    </Figure>
  );
}
