/** A rule as Prometheus returns it. */
export interface AlertRule {
  name: string;
  query: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

interface Scenario {
  /** Labels of the series, beside instance and job. */
  labels?: Record<string, string>;
  series: string;
  /** Samples every 30 seconds, as promtool writes them: `0x20` is ten minutes of zero. */
  values: string;
  firesAt: string;
  clearsAt?: string;
  /** The alert keeps only these labels of the series. */
  keeps?: readonly string[];
}

const state = (series: string, good = 0, bad = 1): Scenario => ({
  series,
  values: `${good}x20 ${bad}x60 ${good}x140`,
  firesAt: '40m',
});

const counter = (series: string, count = 1): Scenario => ({
  series,
  values: `0x20 ${count}x200`,
  firesAt: '12m',
});

/** One for each alert: when it fires, and that it is quiet before and after. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  ServerDown: state('up', 1, 0),
  MoneyHalted: state('plainvest_money_halted'),
  DatabaseUnreachable: state('plainvest_database_reachable', 1, 0),
  DiskShort: state('plainvest_disk_short'),
  LedgerNotChecked: {
    series: 'plainvest_ledger_checked_timestamp_seconds',
    values: '0x130 4000x100',
    firesAt: '62m',
    clearsAt: '70m',
  },
  NotReady: state('plainvest_ready', 1, 0),
  LogRefused: state('plainvest_log_refused'),
  MailLate: state('plainvest_outbox_oldest_seconds', 10, 4_000),
  MailGivenUp: counter('plainvest_outbox_given_up'),
  RateOld: {
    ...state('plainvest_rate_age_seconds', 30, 700),
    labels: { asset: 'BTC', source: 'index' },
  },
  NoStandby: state('plainvest_sync_standby', 1, 0),
  PrimaryChanged: counter('plainvest_primary_changes_total'),
  CommitsUnknown: counter('plainvest_commits_unknown_total'),
  ServesAsOwner: state('plainvest_database_owner'),
  ProxyNotTrusted: counter('plainvest_forwarded_untrusted_requests', 500),
  UnexpectedErrors: {
    ...counter('plainvest_requests_total', 30),
    labels: { method: 'GET', route: '/quote', status: '5xx' },
    keeps: ['instance'],
  },
};

const server = { instance: '10.0.0.11:9464', job: 'plainvest' };

/** A file for `promtool test rules` with what each rule should do. */
export function alertTests(rules: readonly AlertRule[], file: string) {
  const tests = rules.map(({ name, labels, annotations }) => {
    const scenario = scenarios[name];
    if (!scenario) throw new Error(`The alert ${name} has no scenario.`);
    const { series, values, firesAt, clearsAt = '110m', keeps } = scenario;
    const own: Record<string, string> = { ...server, ...scenario.labels };
    const text = Object.entries(own).map(([label, value]) => `${label}="${value}"`);
    const kept = Object.entries(own).filter(([label]) => keeps?.includes(label) ?? true);
    const alert = {
      exp_labels: { ...Object.fromEntries(kept), ...labels },
      exp_annotations: annotations,
    };
    const at = (moment: string, alerts: object[]) => ({
      eval_time: moment,
      alertname: name,
      exp_alerts: alerts,
    });
    return {
      interval: '30s',
      input_series: [{ series: `${series}{${text.join(',')}}`, values }],
      alert_rule_test: [at('10m', []), at(firesAt, [alert]), at(clearsAt, [])],
    };
  });
  return { rule_files: [file], evaluation_interval: '30s', tests };
}
