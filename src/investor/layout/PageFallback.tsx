import { useLocation } from 'react-router-dom';
import { copy } from '#src/investor/copy.ts';
import { copy as overview } from '#src/investor/overview/copy.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { isCurrent, menu } from './menu.ts';
import { PageHead } from './PageHead.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** A page whose code loads: its heading, and cards in place of its content. */
export function PageFallback() {
  const { pathname } = useLocation();
  return (
    <>
      <PendingHead />
      <PageSkeleton path={pathname} />
    </>
  );
}

/** The heading of a page whose code is not there. */
export function PendingHead() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const entry = menu.find((each) => isCurrent(each, pathname));
  if (!entry) return null;
  const isOverview = entry.label === copy.pages.overview;
  if (!user || !isOverview) return <PageHead>{entry.label}</PageHead>;
  return (
    <PageHead tab={overview.tab} isName>
      {overview.greeting(user.fullName)}
    </PageHead>
  );
}
