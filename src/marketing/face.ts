import font from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';

/**
 * Code for the head of a page that brings in its type face. On a phone the first page of a visit keeps
 * its fallback, which has the measures of the face, and fetches the face for the pages after it: text
 * that waits for a font is seen late on a slow line, and text that changes its font moves.
 */
export const faceScript = [
  `const face=new FontFace("Geist","url(${font})",{weight:"100 900",display:"optional"}),`,
  'fetchFace=()=>face.load().catch(()=>{});',
  'if(globalThis.navigation?.currentEntry?.index||matchMedia("(min-width:800px)").matches)',
  'document.fonts.add(face),fetchFace();',
  'else new PerformanceObserver(fetchFace).observe({type:"paint",buffered:true});',
].join('');
