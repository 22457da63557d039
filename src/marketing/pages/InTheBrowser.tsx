import { placeholder } from '#contract/placeholders.ts';

/** Names the values that stay in the browser of a visitor, and outside content. */
export function InTheBrowser() {
  return (
    <>
      <h2 id="browser">In your browser</h2>
      <p>The site sets no cookies and loads no analytics. Your browser stores:</p>
      <ul>
        <li>
          <strong>root</strong>: your sign-in, until you sign out.
        </li>
        <li>
          <strong>device</strong>: a random value that stays after you sign out. If someone tries
          wrong passwords for your account, you can still sign in from this browser. The value alone
          opens nothing.
        </li>
        <li>
          <strong>theme</strong>: your choice of light or dark.
        </li>
        <li>
          <strong>consent</strong>: your answer about outside content.
        </li>
      </ul>
      <p>
        After a failed load it also keeps a mark until you close the tab. Staff keep the layout of
        their lists there, and no records.
      </p>
      <h2 id="outside-content">Outside content</h2>
      <p>
        The home page can show index prices from {placeholder('marketWidgetHost')}, and the overview
        of your account a chart. Loading them shows that company your network address and what your
        browser says of itself.
      </p>
      <p>
        They run in a frame that can read nothing of this site. We ask you first, unless the
        operator shows them to everyone. You can withdraw your consent in the same place.
      </p>
    </>
  );
}
