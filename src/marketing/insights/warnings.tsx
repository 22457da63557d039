import { Cite } from '#src/marketing/claims/Cite.tsx';
import { ThemeFigure } from '#src/marketing/diagrams/ThemeFigure.tsx';
import { themeNamed } from '#src/marketing/themes/themes.ts';

const promisedReturns = (
  <>
    <h2>Where the money comes from</h2>
    <p>
      Markets do not pay the same each day. Someone who promises that must find the money somewhere,
      and most often it comes from the next person who pays in. The scheme works until deposits slow
      down, and then withdrawals stop.
    </p>
    <h2>What gives it away</h2>
    <ul>
      <li>A daily percentage, the same in good weeks and bad ones.</li>
      <li>Capital that is “returned” on a fixed date, with a gain on top.</li>
      <li>A reward for bringing friends.</li>
      <li>A fee or a tax that you must pay before money can leave.</li>
    </ul>
    <p>One of these is enough to walk away.</p>
    <h2>How much people lose</h2>
    <p>
      <Cite id="cryptoFraud" /> Those are only the reported losses.
    </p>
    <h2>What you can do</h2>
    <p>
      Look the firm up in the register of your regulator. Type the address of the register yourself
      and do not follow a link from the offer. A first payout that works proves little: such schemes
      pay early, so that you trust them with more.
    </p>
  </>
);

const marketFalls = (
  <>
    <h2>A fall without notice</h2>
    <p>
      <Cite id="sharesFell" /> That was a market of large companies in a rich country, and the fall
      came without notice. Prices recovered that time. No one can promise that they will the next
      time, or that you can wait that long.
    </p>
    <h2>The way back is longer</h2>
    <p>
      It takes a larger gain to make up for a fall. <Cite id="sharesExample" />
    </p>
    <ThemeFigure theme={themeNamed('stock-market')} />
    <h2>What to settle while it is calm</h2>
    <ul>
      <li>
        How long you can do without this money. What you need soon does not belong in something that
        can fall.
      </li>
      <li>What you will do after a deep fall. Write it down now, and keep to it then.</li>
      <li>Whether any of it is borrowed. A loan must be repaid on a bad day too.</li>
    </ul>
  </>
);

const experts = (
  <>
    <h2>What the record shows</h2>
    <p>
      <Cite id="managersLagged" /> They were trained, equipped and paid for it. A promise to do
      better than the market therefore deserves a hard question about cost and about luck.
    </p>
    <h2>What an adviser can do</h2>
    <ul>
      <li>Look at the whole of your money, your debts and your dates.</li>
      <li>Name the costs and risks that you overlook.</li>
      <li>Keep you from selling in fear and from buying in haste.</li>
    </ul>
    <p>None of this needs a forecast.</p>
    <h2>What to ask in writing</h2>
    <ul>
      <li>Who pays you, and how much if I sign?</li>
      <li>What did your clients earn after all costs, those who left included?</li>
      <li>When would you tell me to do nothing?</li>
    </ul>
  </>
);

/** Texts about offers and markets. */
export const warnings = {
  'promised-returns': promisedReturns,
  'market-falls': marketFalls,
  experts,
};
