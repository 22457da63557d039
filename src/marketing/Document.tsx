import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { hole } from '#contract/holes.ts';
import { theme } from '#src/shared/theme/theme.ts';
import type { MarketingPage } from './pages.ts';

/** Addresses of the two files that a pre-rendered page loads beside the theme script. */
export interface PageFiles {
  script: string;
  stylesheet: string;
}

/** A whole page; nothing inline, so that the content policy needs no exception. */
export function Document({ path, page, files }: DocumentProps) {
  const { title, description, Page } = page;
  const address = `${hole('publicUrl')}${path}`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="market-widgets" content={hole('marketWidgets')} />
        {path === '/404' ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={address} />
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script src="/theme.js" />
        <link rel="stylesheet" href={files.stylesheet} />
        <script type="module" src={files.script} />
      </head>
      <body>
        <ThemeProvider theme={theme}>
          <CssBaseline enableColorScheme />
          <Page />
        </ThemeProvider>
      </body>
    </html>
  );
}

interface DocumentProps {
  path: string;
  page: MarketingPage;
  files: PageFiles;
}
