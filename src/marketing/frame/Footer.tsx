import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { footer, type MenuLink } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { deferLayout } from './deferLayout.ts';
import { OperatorIdentity } from './OperatorIdentity.tsx';

const Band = styled('footer')(({ theme }) => ({
  paddingBlock: '48px 40px',
  background: palette(theme).background.default,
  color: palette(theme).text.secondary,
  ...theme.typography.body2,
  '& h2': {
    margin: '0 0 14px',
    ...theme.typography.subtitle2,
    color: palette(theme).text.primary,
  },
  '& a[href="/"]': { color: palette(theme).text.primary },
  '& a[href="/"] > svg': { color: palette(theme).primary.main },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { paddingBlock: 4 },
  borderTop: `1px solid ${palette(theme).divider}`,
  '& dd a': { color: 'inherit', textUnderlineOffset: 3 },
  // A list of links needs no lines.
  '& li a': { color: 'inherit', textDecoration: 'none' },
  '& li a:hover': { color: palette(theme).text.primary, textDecoration: 'underline' },
  ...deferLayout(theme, { phonePx: 1044, desktopPx: 406 }),
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '40px 32px',
  gridTemplateColumns: '1.5fr 1fr 1.5fr 0.9fr',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& > :first-of-type, & > :nth-of-type(3)': {
    [theme.breakpoints.down('md')]: { gridColumn: '1 / -1' },
  },
  '& > :nth-of-type(3) ul': { columns: 2, columnGap: 16 },
  [theme.breakpoints.down('sm')]: {
    '& > :nth-of-type(n)': { gridColumn: '1 / -1' },
    '& ul': { columns: 2, columnGap: 16 },
  },
}));

const Closing = styled('p')(({ theme }) => ({
  margin: '40px 0 0',
  paddingTop: 24,
  textWrap: 'pretty',
  borderTop: `1px solid ${palette(theme).divider}`,
}));

export function Footer() {
  return (
    <Band data-deferred="" data-theme="dark">
      <Container maxWidth="lg">
        <Columns>
          <div>
            <BrandSign />
            <OperatorIdentity />
          </div>
          <List title={footer.planning} links={footer.planningLinks} />
          <List title={footer.investment} links={footer.investmentLinks} />
          <List title={footer.legal} links={footer.legalLinks} />
        </Columns>
        <Closing>{footer.closing}</Closing>
      </Container>
    </Band>
  );
}

function List({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <div data-no-print="">
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
