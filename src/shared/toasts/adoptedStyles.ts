/** The part of a style element that notistack's goober touches. */
interface GooberSheet {
  parentNode: Node;
  firstChild: { data: string };
}

interface GooberHost {
  _goober?: GooberSheet;
}

// notistack would write a <style> through innerHTML, which the content policy refuses. Given this
// object before it loads, it writes into a constructed sheet instead (DESIGN 6.1).
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

let written = '';
const host: GooberHost = window as GooberHost;
host._goober = {
  parentNode: document.head,
  firstChild: {
    get data() {
      return written;
    },
    set data(rules: string) {
      written = rules;
      sheet.replaceSync(rules);
    },
  },
};
