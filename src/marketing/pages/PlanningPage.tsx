import { Cite } from '#src/marketing/claims/Cite.tsx';
import { DatesFigure } from '#src/marketing/diagrams/DatesFigure.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';

const head = (
  <PageHero
    title="Planning"
    lead="A plan is a list of goals with dates, and what you can spare for each. It comes before any product."
  />
);

export function PlanningPage() {
  return (
    <ProsePage path="/planning-services" head={head}>
      <h2>How to make a plan</h2>
      <ol>
        <li>Write down what comes in, what goes out, and which debts cost you interest.</li>
        <li>Build a reserve for emergencies that does not depend on any market.</li>
        <li>Give each goal a date. Money needed soon should not be exposed to large swings.</li>
        <li>
          Decide what you could lose without changing your life. That is the most to put at risk.
        </li>
        <li>Review it once a year and after each large change, not after each headline.</li>
      </ol>
      <h2>Start with the reserve</h2>
      <p>
        A reserve is money for the months in which something goes wrong. It belongs where you can
        reach it and where it cannot fall. How long it takes to build is plain arithmetic:
      </p>
      <p>
        <Cite id="planningExample" />
      </p>
      <h2 id="dates">Match money to dates</h2>
      <DatesFigure />
      <dl>
        <dt>Needed at any time</dt>
        <dd>Cash, and nothing that can fall. This is the reserve.</dd>
        <dt>Needed within a few years</dt>
        <dd>Mostly stable assets. A fall would come too close to the day on which you need it.</dd>
        <dt>Needed in the far future</dt>
        <dd>Diversified assets that can fall and recover, as much as you can bear.</dd>
        <dt>Never needed</dt>
        <dd>Only this money for high risk, and assume that you lose all of it.</dd>
      </dl>
      <h2 id="assets-management">Assets management</h2>
      <p>
        Handing decisions to a manager means paying for judgement that may turn out wrong. Ask who
        holds the assets, who checks the holder, what is charged in a bad year, and how you leave.
        Ask for the answers in writing, and look the firm up in your regulator’s register.{' '}
        <a href="/themes/assets-management">More on assets management</a>.
      </p>
      <h2 id="private-wealth">Private wealth</h2>
      <p>
        Larger sums need the same basics, kept more carefully. Spread them over holders as well as
        over assets, keep records that others could follow, and settle who may act for you and who
        inherits. Coins deserve special care: without keys and instructions they are lost.{' '}
        <a href="/themes/private-wealth">More on private wealth</a>.
      </p>
      <h2>What Plainvest does here</h2>
      <p>
        These pages explain; they do not advise. Plainvest does not know your circumstances, sells
        no plan and manages no portfolio. For advice, ask a licensed adviser where you live.
      </p>
      <h2>Risks of planning</h2>
      <p>
        A plan rests on guesses about income, health, prices and law. It can be careful and still
        fail. Leave room in it, and never let a plan talk you into a risk you cannot bear.
      </p>
      <p>
        Continue with <a href="/themes/planning-services">what planning services cost</a>, with{' '}
        <a href="/retirement-planning">retirement planning</a> or with{' '}
        <a href="/investment">how an account works</a>.
      </p>
    </ProsePage>
  );
}
