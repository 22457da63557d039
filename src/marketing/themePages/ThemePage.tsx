import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Breadcrumb } from '#src/marketing/frame/Breadcrumb.tsx';
import { Frame } from '#src/marketing/frame/Frame.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { Columns, Text } from '#src/marketing/frame/Prose.tsx';
import type { Theme } from '#src/marketing/themes/theme.ts';
import { themePath, themes } from '#src/marketing/themes/themes.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { ThemeGlance } from './ThemeGlance.tsx';
import { ThemeText } from './ThemeText.tsx';

const Onward = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  paddingBottom: 'clamp(40px, 6vw, 80px)',
  '& a': {
    padding: '16px 20px',
    borderRadius: 12,
    border: `1px solid ${palette(theme).divider}`,
    color: palette(theme).text.primary,
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { borderColor: palette(theme).primary.main },
  },
  '& small': {
    display: 'block',
    color: palette(theme).text.secondary,
    fontSize: '0.875rem',
    fontWeight: 400,
  },
}));

export function ThemePage({ theme }: { theme: Theme }) {
  const path = themePath(theme);
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'Investment Products', href: '/investment-products' },
    { label: theme.title, href: path },
  ];
  const head = (
    <PageHero title={theme.title} lead={theme.summary} above={<Breadcrumb links={trail} />} />
  );
  return (
    <Frame path={path} head={head}>
      <Container maxWidth="lg">
        <Columns>
          <ThemeGlance theme={theme} />
          <Text>
            <ThemeText theme={theme} />
          </Text>
        </Columns>
        <Neighbours theme={theme} />
      </Container>
    </Frame>
  );
}

function Neighbours({ theme }: { theme: Theme }) {
  const at = themes.indexOf(theme);
  const previous = themes.at(at - 1);
  const next = themes[(at + 1) % themes.length];
  return (
    <Onward aria-label="More themes">
      {previous && (
        <a href={themePath(previous)}>
          <small>Previous theme</small>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={themePath(next)}>
          <small>Next theme</small>
          {next.title}
        </a>
      )}
      <a href="/risk">
        <small>Before you decide</small>
        The two-minute risk summary
      </a>
    </Onward>
  );
}
