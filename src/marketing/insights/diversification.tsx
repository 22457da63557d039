import { Cite } from '#src/marketing/claims/Cite.tsx';
import { ThemeFigure } from '#src/marketing/diagrams/ThemeFigure.tsx';
import { themeNamed } from '#src/marketing/themes/themes.ts';

/** The text about holding different things. */
export const diversification = (
  <>
    <h2>What it can do</h2>
    <p>
      Holding different things helps when one of them fails. <Cite id="spreadExample" />
    </p>
    <ThemeFigure theme={themeNamed('private-wealth')} />
    <h2>What it cannot do</h2>
    <p>It does not help when everything falls together, which is when you need it.</p>
    <p>
      Nor does a long list help by itself. Ten names that all live from the same market, or that one
      firm keeps for you, can fail on the same day.
    </p>
    <h2>Where cash comes in</h2>
    <p>
      Most people forget that cash is part of diversification. It lets you wait while the rest is
      down, so that you need not sell.
    </p>
    <h2>What to ask of a new thing</h2>
    <ul>
      <li>Does it fall together with what you have?</li>
      <li>Who owes it to you, and do you rely on them already?</li>
      <li>Could you sell it in a bad week?</li>
    </ul>
  </>
);
