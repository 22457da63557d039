import font from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';

/**
 * Code for the head of a page that brings in its type face. The first page of a visit keeps its
 * fallback, which has the measures of the face, and fetches the face for the pages after it: text
 * that waits for a font is seen late on a slow line, and text that changes its font moves.
 */
export const faceScript = [
  `const face=new FontFace("Geist","url(${font})",{weight:"100 900",display:"optional"});`,
  'if(globalThis.navigation?.currentEntry?.index)document.fonts.add(face);',
  'else new PerformanceObserver(()=>face.load().catch(()=>{})).observe({type:"paint",buffered:true});',
].join('');
