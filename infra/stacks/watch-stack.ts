import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { AlarmMail } from '../constructs/alarm-mail.ts'
import { FirewallAlarms } from '../constructs/firewall-alarms.ts'
import { SiteAlarms } from '../constructs/site-alarms.ts'
import type { WebFirewall } from '../constructs/web-firewall.ts'
import type { WebSite } from '../constructs/web-site.ts'
import type { Environment } from '../environments.ts'

export interface WatchStackProps extends StackProps {
  environment: Environment
  site: WebSite
  /** The console, if there is one. */
  console?: WebSite | undefined
  firewall: WebFirewall
}

/**
 * The monitoring of the edge: metrics of CloudFront and its firewall are in one region only, with their alarms and
 * topic.
 */
export class WatchStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { environment, site, console, firewall, ...props }: WatchStackProps,
  ) {
    super(scope, id, props)
    const { topic } = new AlarmMail(this, 'AlarmMail', environment)
    new FirewallAlarms(this, 'FirewallAlarms', { topic, firewall })
    new SiteAlarms(this, 'Alarms', { topic, site, users: 'Sellers', prefix: '' })
    if (console)
      new SiteAlarms(this, 'ConsoleAlarms', {
        topic,
        site: console,
        users: 'The lender’s people',
        prefix: 'Console',
      })
  }
}
