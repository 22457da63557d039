import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { Day } from '#src/marketing/ui/Day.tsx';

/** The head of terms that new accounts no longer accept. */
export const EarlierHead = ({ version }: { version: string }) => (
  <PageHero
    title="Earlier terms of use"
    lead={
      <>
        Version of <Day date={version} />, for accounts that accepted it. New accounts accept the{' '}
        <a href="/terms">current terms</a>.
      </>
    }
  />
);
