import { PageTitle } from '#src/shared/ui/PageTitle.tsx';

/** The heading of a screen of panels. */
export const ScreenTitle = ({ children }: { children: string }) => (
  <PageTitle sx={{ fontSize: '1.25rem', lineHeight: '28px' }}>{children}</PageTitle>
);
