import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { feedPath } from '#contract/pages.ts';
import { placeholder } from '#contract/placeholders.ts';
import { dark } from '#src/shared/theme/dark.ts';
import { fallbackFaces } from '#src/shared/theme/fallbackFaces.ts';
import { light } from '#src/shared/theme/light.ts';
import { ClaimsOfPage, ShownClaims } from './claims/Cite.tsx';
import { printStyles } from './frame/printStyles.ts';
import type { MarketingPage } from './marketingPage.ts';
import { ShareTags } from './ShareTags.tsx';
import type { ShareImages } from './share.ts';
import { siteTheme } from './siteTheme.ts';

export interface PageFiles {
  /** Scripts of the app's shell, to prefetch when a visitor is about to open it. */
  shell: string[];
  shareImages: ShareImages;
}

/** A page without the inline styles and scripts, which `renderSite` adds. */
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
        <ShareTags path={path} page={page} image={files.shareImages[page.kind]} />
        {files.shell.length > 0 && <meta name="app-shell" content={files.shell.join(' ')} />}
        <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={dark.ground} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <ClaimsOfPage value={new ShownClaims()}>
          <ThemeProvider theme={siteTheme}>
            <GlobalStyles styles={fallbackFaces} />
            <CssBaseline enableColorScheme />
            <GlobalStyles styles={printStyles} />
            {content}
          </ThemeProvider>
        </ClaimsOfPage>
      </body>
    </html>
  );
}

interface DocumentProps {
  path: string;
  page: MarketingPage;
  files: PageFiles;
}

function SearchTags({ path }: { path: string }) {
  if (path === '/404') return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={`${placeholder('publicUrl')}${path}`} />
      {(path === '/' || path.startsWith('/insights')) && (
        <link rel="alternate" type="application/atom+xml" title="Insights" href={feedPath} />
      )}
    </>
  );
}
