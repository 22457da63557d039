import { styled } from '@mui/material/styles';
import { placeholder } from '#contract/placeholders.ts';
import { header } from '#src/marketing/copy.ts';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { Stated } from '#src/marketing/ui/Stated.tsx';

// At the end of the tallest slide: the buttons of all slides are in one place.
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  marginTop: 'auto',
  paddingTop: 24,
  '& a[data-kind]': {
    borderColor: palette(theme).text.secondary,
    color: palette(theme).text.primary,
  },
  [theme.breakpoints.up('lg')]: { '& a': { minHeight: 52, paddingInline: 24 } },
  [theme.breakpoints.down('sm')]: {
    gap: 8,
    paddingTop: 16,
    '& a': {
      flex: '1 1 auto',
      paddingInline: 4,
      fontSize: '0.9375rem',
      whiteSpace: 'nowrap',
    },
  },
}));

/** The buttons of a slide. */
export function HeroActions() {
  return (
    <Actions>
      <ActionLink href="/register">{header.getStarted}</ActionLink>
      <Stated fact="demoUrl">
        <ActionLink href={placeholder('demoUrl')} data-kind="quiet">
          {header.tryDemo}
        </ActionLink>
      </Stated>
    </Actions>
  );
}
