import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { CoreAdminContext, CoreAdminUI, Resource } from 'react-admin';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { BrokenPage } from '#src/shared/ui/BrokenPage.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { DepositList } from './deposits/DepositList.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { NoticeBridge } from './layout/NoticeBridge.tsx';
import { openAdminProvider } from './provider/adminProvider.ts';
import { words } from './provider/i18nProvider.ts';
import { openPreferences } from './provider/preferences.ts';
import { staffSession } from './provider/staffSession.ts';
import type * as screens from './screens.ts';

// The queue is the page that staff work on: every other screen is fetched when it is opened.
const screen = (name: keyof typeof screens) =>
  lazy(async () => ({ default: (await import('./screens.ts'))[name] }));
const DepositShow = screen('DepositShow');
const UserList = screen('UserList');
const UserShow = screen('UserShow');
const SettingsPage = screen('SettingsPage');
const WithdrawalList = screen('WithdrawalList');
const WithdrawalShow = screen('WithdrawalShow');
const ActivityList = screen('ActivityList');
const MailList = screen('MailList');

/** The back-office's table of contents: each resource is a tab and a path segment of `/admin`. */
export function AdminApp() {
  const queryClient = useQueryClient();
  const [dataProvider] = useState(openAdminProvider);
  const [store] = useState(openPreferences);
  const demo = useSettings().data?.demo === true;
  return (
    <CoreAdminContext
      basename="/admin"
      dataProvider={dataProvider}
      authProvider={staffSession}
      i18nProvider={words}
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
        <Resource name="adminTrans" list={DepositList} show={DepositShow} />
        <Resource name="testing" list={UserList} show={UserShow} />
        <Resource name="settings" list={SettingsPage} />
        <Resource name="withdrawals" list={WithdrawalList} show={WithdrawalShow} />
        <Resource name="activity" list={ActivityList} />
        {demo && <Resource name="mail" list={MailList} />}
      </CoreAdminUI>
      <NoticeBridge />
    </CoreAdminContext>
  );
}
