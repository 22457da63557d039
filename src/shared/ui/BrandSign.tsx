import { styled } from '@mui/material/styles';
import { copy } from '#src/shared/copy.ts';

const Sign = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  paddingBlock: 8,
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontSize: '1.2rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
});

interface BrandSignProps {
  /** Where the brand leads; the public site by default. */
  href?: string;
}

/** The mark: steps over the double rule of a sum. */
export function BrandSign({ href = '/' }: BrandSignProps) {
  return (
    <Sign href={href}>
      <svg viewBox="0 0 28 28" width="28" height="28" fill="none" aria-hidden="true">
        <rect width="28" height="28" rx="7" fill="var(--mui-palette-primary-main)" />
        <path
          d="M6 16h4.5v-4.5h5v-4h6.5M6 19.5h16M6 22.5h16"
          stroke="var(--mui-palette-primary-contrastText)"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      </svg>
      {copy.brand}
    </Sign>
  );
}
