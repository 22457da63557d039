import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Admin, memoryStore, type RaThemeOptions, Resource } from 'react-admin';
import { themeOptions } from '#src/shared/theme/theme.ts';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { DepositList } from './deposits/DepositList.tsx';
import { DepositShow } from './deposits/DepositShow.tsx';
import { openAdminProvider } from './provider/adminProvider.ts';
import { staffSession } from './provider/staffSession.ts';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { AdminLayout } from './shell/AdminLayout.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { NoticeBridge } from './shell/NoticeBridge.tsx';
import { UserList } from './users/UserList.tsx';

/** The back-office's table of contents: each resource is a tab and a path segment of `/admin`. */
export function AdminApp() {
  const queryClient = useQueryClient();
  // Cursors and list preferences live as long as the session and in memory only (S-335).
  const [dataProvider] = useState(openAdminProvider);
  const [store] = useState(() => memoryStore());
  return (
    <Admin
      basename="/admin"
      dataProvider={dataProvider}
      authProvider={staffSession}
      queryClient={queryClient}
      store={store}
      theme={themeOptions as RaThemeOptions}
      layout={AdminLayout}
      notification={NoticeBridge}
      loading={Loading}
      catchAll={NotFound}
      loginPage={false}
      disableTelemetry
    >
      <Resource name="adminTrans" list={DepositList} show={DepositShow} />
      <Resource name="testing" list={UserList} />
      <Resource name="settings" list={SettingsPage} />
    </Admin>
  );
}
