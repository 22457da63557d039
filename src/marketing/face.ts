import font from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';

/**
 * Code for the head of a page that brings in its type face. The first page of a visit paints without
 * it and takes it when it has come: it would double the time until the text is seen on a slow line.
 * The fallback has its measures. The next pages have it from the start.
 */
export const faceScript = [
  `const face=new FontFace("Geist","url(${font})",{weight:"100 900",display:"optional"});`,
  'const draw=()=>document.fonts.add(face);',
  'if(globalThis.navigation?.currentEntry?.index)draw();',
  'else new PerformanceObserver(()=>face.load().then(draw,()=>{}))',
  '.observe({type:"paint",buffered:true});',
].join('');
