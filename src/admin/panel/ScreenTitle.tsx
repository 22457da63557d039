import { PageTitle } from '#src/shared/ui/PageTitle.tsx';

/** The heading of a screen that is no list and no record. */
export const ScreenTitle = ({ children }: { children: string }) => (
  <PageTitle sx={{ fontSize: '1.25rem', lineHeight: '28px' }}>{children}</PageTitle>
);
