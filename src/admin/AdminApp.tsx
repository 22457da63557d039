import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, useState } from 'react';
import { CoreAdminContext, CoreAdminUI, Resource } from 'react-admin';
import { type BackOfficeKey, backOffice, backOfficeKeys, resource } from '#contract/backOffice.ts';
import { BrokenPage } from '#src/shared/ui/BrokenPage.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { DepositList } from './deposits/DepositList.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { NoticeBridge } from './layout/NoticeBridge.tsx';
import { useScreens } from './layout/useScreens.ts';
import { openAdminProvider } from './provider/adminProvider.ts';
import { i18nProvider } from './provider/i18nProvider.ts';
import { openPreferences } from './provider/preferences.ts';
import { staffSession } from './provider/staffSession.ts';

type Pages = Partial<Record<'list' | 'show', ComponentType>>;

const lazyPages = (key: BackOfficeKey): Pages =>
  Object.fromEntries(
    backOffice[key].pages.map((page) => [
      page,
      lazy(async () => {
        const pages: Pages = (await import('./screens.ts')).screens[key];
        return { default: pages[page] ?? NotFound };
      }),
    ]),
  );

const deposits = { ...lazyPages('deposits'), list: DepositList };
// Staff work on the list of deposits, so it does not wait for another chunk.
const pagesOf = new Map<BackOfficeKey, Pages>(
  backOfficeKeys.map((key) => [key, key === 'deposits' ? deposits : lazyPages(key)]),
);

export function AdminApp() {
  const queryClient = useQueryClient();
  const [dataProvider] = useState(openAdminProvider);
  const [store] = useState(openPreferences);
  const keys = useScreens();
  return (
    <CoreAdminContext
      basename="/admin"
      dataProvider={dataProvider}
      authProvider={staffSession}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <CoreAdminUI
        layout={AdminLayout}
        loading={Loading}
        catchAll={NotFound}
        error={BrokenPage}
        disableTelemetry
      >
        {keys.map((key) => (
          <Resource key={key} name={resource[key]} {...pagesOf.get(key)} />
        ))}
      </CoreAdminUI>
      <NoticeBridge />
    </CoreAdminContext>
  );
}
