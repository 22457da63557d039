import { Cite } from '#src/marketing/claims/Cite.tsx';
import { GapFigure } from '#src/marketing/diagrams/GapFigure.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';

const head = (
  <PageHero
    title="Retirement Planning"
    lead="Later life is a long goal with an uncertain date. Time helps, and so does knowing what it cannot do."
  />
);

export function RetirementPage() {
  return (
    <ProsePage path="/retirement-planning" head={head}>
      <h2>What matters most</h2>
      <ul>
        <li>
          <strong>How long you save.</strong> Early years count more, because their gains and losses
          work the longest.
        </li>
        <li>
          <strong>What prices do.</strong> Inflation shrinks a fixed sum, quietly and each year.
        </li>
        <li>
          <strong>The order of years.</strong> A large fall just before or after you stop working
          hurts more than the same fall long before.
        </li>
        <li>
          <strong>What is promised.</strong> State and workplace pensions come first. Find out what
          they will pay before you plan the rest.
        </li>
      </ul>
      <h2>What inflation does</h2>
      <p>
        <Cite id="inflationExample" /> Count a pension in what it buys, not in its figure.
      </p>
      <h2 id="gap">How to find the gap</h2>
      <GapFigure />
      <ol>
        <li>Write down what a month costs you today, and cross out what ends with work.</li>
        <li>Ask the state and each former employer what they will pay, in writing.</li>
        <li>Subtract. What remains is the gap, and saving is about the gap alone.</li>
        <li>Do it again every few years, because prices, laws and plans change.</li>
      </ol>
      <h2>As the date comes closer</h2>
      <p>
        Money that you will spend soon has no time to recover. Most people then move step by step
        from what swings to what is steady. They keep enough cash that they never have to sell in a
        bad year.
      </p>
      <h2>Drawing an income</h2>
      <p>
        Taking out more in good years than you can keep up in bad ones is how savings run dry.
        Decide on a rule before you begin and on what you would cut if it fails.
      </p>
      <h2>Why not with crypto alone</h2>
      <p>
        Coins swing widely, pay no income and have no issuer who owes you anything. A pension that
        depends on them can vanish. An account at Plainvest is not a pension, has no tax advantage
        and earns no return.
      </p>
      <p>
        Read <a href="/themes/retirement-planning">what retirement planning costs</a>,{' '}
        <a href="/planning-services">how to make a plan</a> or the <a href="/risk">risk summary</a>.
      </p>
    </ProsePage>
  );
}
