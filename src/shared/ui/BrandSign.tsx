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

export function BrandSign() {
  return (
    <Sign href="/">
      <svg viewBox="0 0 32 32" width="30" height="30" fill="none" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="currentColor" fillOpacity="0.18" />
        <path
          d="M8 22.5h16M8 17.5l5.5-5 4.5 3.5 6-6.5"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {copy.brand}
    </Sign>
  );
}
