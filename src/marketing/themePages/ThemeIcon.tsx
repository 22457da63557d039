import type { ThemeName } from '#src/marketing/themes/theme.ts';

const iconPaths: Record<ThemeName, string> = {
  'option-trading': 'M4 22h9l11-13h4M4 27h24M13 22v5',
  'stock-market': 'M6 27V17M13 27V11M20 27v-8M27 27V6',
  forex: 'M5 11h20l-5-5M27 21H7l5 5',
  'crypto-access': 'M16 4l10 6v12l-10 6-10-6V10zM16 4v24M6 10l10 6 10-6',
  'fixed-income': 'M7 4h13l5 5v19H7zM12 13h8M12 18h8M12 23h4',
  'real-estate': 'M4 15L16 5l12 10M8 12v15h16V12M13 27v-8h6v8',
  infrastructure: 'M3 24h26M3 18c8 0 8-10 13-10s5 10 13 10M10 16v8M16 8v16M22 16v8',
  agriculture: 'M16 28V13M16 19c-6 0-9-3-9-8 6 0 9 3 9 8zM16 14c0-5 3-8 9-8 0 5-3 8-9 8zM6 28h20',
  'planning-services': 'M6 6h20v22H6zM11 3v6M21 3v6M11 16l3 3 7-7M11 24h10',
  'assets-management': 'M16 4a12 12 0 1012 12H16zM20 4a8 8 0 018 8h-8z',
  'retirement-planning': 'M4 27C8 27 9 8 16 8s8 19 12 19M4 27h24M16 3v5',
  'private-wealth': 'M12 4h8v7h-8zM3 21h8v7H3zM21 21h8v7h-8zM16 11v5M7 21v-5h18v5',
};

/** The sign of a theme. */
export function ThemeIcon({ name }: { name: ThemeName }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
