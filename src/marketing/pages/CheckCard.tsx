import { checkerPath } from '#contract/pages.ts';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { CheckResult } from './CheckResult.ts';
import { CheckWays } from './checkWays.ts';

/** The checks that a reader can make: three ways, and one place for the result. */
export const CheckCard = () => (
  <CheckWays data-no-print="">
    <div>
      <section aria-labelledby="paste">
        <h2 id="paste">Paste an old checkpoint</h2>
        <p>
          A checkpoint is the signed state of our log: how many lines it has, and a hash of them
          all. Each of our emails ends with one.
        </p>
        <form data-paste>
          <label htmlFor="checkpoint">Checkpoint, or the whole email</label>
          <textarea id="checkpoint" name="text" spellCheck={false} required />
          <ActionLink as="button" type="submit">
            Check
          </ActionLink>
        </form>
      </section>
      <section aria-labelledby="statements">
        <h2 id="statements">Drop a file</h2>
        <p>A statement of a closed month, or a proof that you kept. It stays in your browser.</p>
        <label htmlFor="saved">Statement as PDF, or proof</label>
        <input
          id="saved"
          type="file"
          multiple
          accept=".json,.pdf,application/json,application/pdf,text/plain"
          data-file
        />
      </section>
      <section aria-labelledby="mine">
        <h2 id="mine">Find your own money</h2>
        <p>
          Signed in, you see that your balance is in the sum below, and that each line about your
          money is in the log.
        </p>
        <ActionLink href="/user/proof" data-kind="quiet">
          Your proofs
        </ActionLink>
        <p>
          Or{' '}
          <a href={checkerPath} download>
            download this checker
          </a>{' '}
          and run it without us.
        </p>
      </section>
    </div>
    <CheckResult>
      <div data-result role="status">
        <h3>Nothing checked yet</h3>
        <p>
          The result appears here with its reasons: whether today’s log still has every line that it
          had then, unchanged. If not, it says what to do.
        </p>
      </div>
      <ActionLink as="button" type="button" data-kind="quiet" data-size="small" data-keep hidden>
        Keep this proof
      </ActionLink>
    </CheckResult>
  </CheckWays>
);
