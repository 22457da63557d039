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

/** The drawing of the guide to retirement: what a month costs less what a pension pays. */
export function GapFigure() {
  return (
    <Figure caption="What a month costs, less what pensions pay for certain, is the gap. Saving is about the gap alone.">
      <Drawing width={400} height={236}>
        <path className="faint" d="M30 200h344" />
        <rect className="soft-fill" x="56" y="48" width="84" height="152" rx="8" />
        <rect className="act-fill" x="196" y="116" width="84" height="84" rx="8" />
        <rect className="loss" x="197" y="49" width="82" height="62" rx="8" strokeDasharray="3 8" />
        <path className="faint" d="M140 48h56" strokeDasharray="2 7" />
        <Label className="middle" x={98} y={222} text="A month costs" />
        <Label className="middle" x={238} y={222} text="Pensions pay" />
        <Label x={292} y={84} text="The gap" />
      </Drawing>
    </Figure>
  );
}
