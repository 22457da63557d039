import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from '#src/shared/theme/theme.ts';
import { CitedClaims } from './claims/cited.ts';
import type { MarketingPage } from './pages.tsx';
import { SearchTags } from './SearchTags.tsx';
import { ShareTags } from './ShareTags.tsx';

/** Addresses that a page names; its styles and first script stand inline. */
export interface PageFiles {
  /** What the app's shell loads first, for visitors who are about to go there. */
  shell: string[];
  shareImage: string;
}

/** A whole page but for what the build writes into its head (see inline.ts). */
export function Document({ path, page, files }: DocumentProps) {
  const { title, description, content } = page;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <SearchTags path={path} />
        <ShareTags path={path} page={page} image={files.shareImage} />
        {files.shell.length > 0 && <meta name="app-shell" content={files.shell.join(' ')} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <CitedClaims value={new Set()}>
          <ThemeProvider theme={theme}>
            <CssBaseline enableColorScheme />
            {content}
          </ThemeProvider>
        </CitedClaims>
      </body>
    </html>
  );
}

interface DocumentProps {
  path: string;
  page: MarketingPage;
  files: PageFiles;
}
