import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { AlarmMail } from '../constructs/alarm-mail.ts'
import type { Site } from '../constructs/site.ts'
import { SiteAlarms } from '../constructs/site-alarms.ts'
import type { Environment } from '../environments.ts'

export interface WatchStackProps extends StackProps {
  environment: Environment
  site: Site
}

/** What watches over the edge: CloudFront's metrics are in one region alone, and alarms and their topic beside them. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { environment, site, ...props }: WatchStackProps) {
    super(scope, id, props)
    const { topic } = new AlarmMail(this, 'AlarmMail', { address: environment.alarmMail })
    const { distribution, pageRouter, callRouter } = site
    new SiteAlarms(this, 'Alarms', { topic, distribution, pageRouter, callRouter })
  }
}
