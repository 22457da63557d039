/** The part of a style element that goober, notistack's CSS library, uses. */
interface GooberSheet {
  parentNode: Node;
  firstChild: { data: string };
}

interface GooberHost {
  _goober?: GooberSheet;
}

// goober writes a <style> through innerHTML, which the content policy forbids. If this object
// exists before goober loads, it writes into a constructed sheet instead.
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

let css = '';
const host: GooberHost = window as GooberHost;
host._goober = {
  parentNode: document.head,
  firstChild: {
    get data() {
      return css;
    },
    set data(rules: string) {
      css = rules;
      sheet.replaceSync(rules);
    },
  },
};
