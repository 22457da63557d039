import { SupportContact } from '#src/marketing/frame/Operator.tsx';
import { Stated } from '#src/marketing/ui/Stated.tsx';

/** Where to write about a weakness, and the rules for those who look for one. */
export function ReportWeakness() {
  return (
    <>
      <h2 id="report">Report a weakness</h2>
      <p>
        Write to <SupportContact /> with the steps that show it. Use only your own account, read no
        one else’s data, and do not slow the service down. Give us time to fix it before you
        publish.
      </p>
      <p>
        <Stated fact="support">We answer and tell you what we do about it. </Stated>
        We take no legal action against you if you keep to these rules. We pay no reward.
        <Stated fact="support">
          {' '}
          The same contact is in <a href="/.well-known/security.txt">security.txt</a>.
        </Stated>
      </p>
    </>
  );
}
