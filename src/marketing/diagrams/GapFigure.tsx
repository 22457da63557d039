import { Figure } from '#src/marketing/ui/Figure.tsx';
import { Drawing, Label } from './Drawing.tsx';

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
