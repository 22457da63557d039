import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '#src/shared/prerender/useIsHydrated.ts';
import { fallbackFaces } from './fallbackFaces.ts';
import { fonts } from './tokens.ts';

// With `optional` a late font never moves the page: it is used from the next page on.
const face = (fontFamily: string, url: string) => ({
  '@font-face': {
    fontFamily,
    src: `url(${url}) format("woff2")`,
    fontWeight: '100 900',
    fontDisplay: 'optional',
  },
});

const faces = [face('Geist', text), face('Geist Mono', mono)];

/** The two type faces of the app; a page that shows no address never loads the second. */
export function FontFaces() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const [prerendered] = useState(isHydrated ? undefined : pathname);
  // Its style has the faces; the same rules again would let a late font move the page after all.
  if ('document' in globalThis && pathname === prerendered) return null;
  return (
    <>
      {faces.map((styles) => (
        <GlobalStyles key={styles['@font-face'].fontFamily} styles={styles} />
      ))}
      <GlobalStyles styles={fallbackFaces} />
    </>
  );
}

/**
 * Loads the face of references and addresses before the first of them is drawn: a face that comes
 * later is used from the next page on.
 */
export function useMonoFace(): void {
  useEffect(() => {
    // Without it, or without a network, the font of the machine is shown.
    void document.fonts?.load(`1em ${fonts.mono}`).catch(() => undefined);
  }, []);
}
