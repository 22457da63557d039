import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledServer } from './build/bundledServer.ts';
import { fewLargeChunks } from './build/chunks/fewLargeChunks.ts';
import { leanPackages } from './build/lean/leanPackages.ts';
import { marketingPages } from './build/marketing.ts';

/** {host} of SPEC.md section 7; fixed when the site is built (DESIGN section 2). */
const backendHost = process.env.BACKEND_HOST ?? '/backend';

export default defineConfig({
  plugins: [react(), leanPackages(), fewLargeChunks(), marketingPages(), bundledServer()],
  define: { __BACKEND_HOST__: JSON.stringify(backendHost) },
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        rolldownOptions: { input: { app: 'index.html' } },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            child: 'server/adapters/child/main.ts',
            seed: 'cli/seed/main.ts',
            rates: 'cli/rates/main.ts',
            backup: 'cli/backup/main.ts',
            databaseCheck: 'cli/databaseCheck/main.ts',
            restore: 'cli/backup/restoreMain.ts',
            restoreStaff: 'cli/restoreStaff/main.ts',
            approvalsVerify: 'cli/approvals/main.ts',
            secondFactor: 'cli/secondFactor/main.ts',
            verify: 'cli/verify/main.ts',
          },
        },
      },
    },
  },
  builder: {
    async buildApp({ environments, build }) {
      for (const environment of [environments.client, environments.ssr]) {
        if (environment) await build(environment);
      }
    },
  },
});
