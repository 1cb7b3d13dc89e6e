"""CloudFormation: types that MiniStack does not have, and attributes that it does not return. EventBridge: GuardDuty's events."""
from ministack.services import dynamodb, eventbridge
from ministack.services.cloudformation import provisioners

handlers = provisioners._RESOURCE_HANDLERS


def without_effect(service, kind, required):
    """A resource that only checks that its required properties are there."""
    def create(logical_id, properties, stack):
        for name in required:
            if name not in properties:
                raise ValueError(f'{logical_id} has no {name}')
        name = f'{stack}-{logical_id}'[:60]
        arn = f'arn:aws:{service}:ap-southeast-1:000000000000:{kind}/{name}'
        return name, {'Arn': arn, 'Id': name, 'MalwareProtectionPlanId': name}
    return {'create': create, 'update': lambda name, _old, _new, _stack: (name, {}), 'delete': lambda *_args, **_kwargs: None}


def with_dkim(identity_handler):
    """The DNS records of a mail domain's DKIM."""
    def tokens(identity):
        return {f'DkimDNSToken{part}{number}': f'token{number}.{domain}'
                for number in (1, 2, 3)
                for part, domain in (('Name', f'_domainkey.{identity}'), ('Value', 'dkim.amazonses.com'))}

    def create(*args):
        name, attributes = identity_handler['create'](*args)
        return name, {**attributes, **tokens(name)}

    def update(*args):
        name, attributes = identity_handler['update'](*args)
        return name, {**attributes, **tokens(name)}
    return {**identity_handler, 'create': create, 'update': update}


def with_first_metric(record):
    """An alarm of metric math watches its first metric: no alarm goes off here anyway."""
    def record_of(name, properties):
        metrics = properties.get('Metrics')
        if not metrics:
            return record(name, properties)
        stat = next(each['MetricStat'] for each in metrics if 'MetricStat' in each)
        rest = {key: value for key, value in properties.items() if key != 'Metrics'}
        return record(name, {**rest, **stat['Metric'], 'Period': stat['Period'], 'Statistic': stat['Stat']})
    return record_of


def with_known_streams(mapping_handler):
    """Lambda refuses to read a stream that does not exist."""
    def check(properties):
        source = properties['EventSourceArn']
        if source not in [table.get('LatestStreamArn') for table in dynamodb._tables.values()]:
            raise ValueError(f'Stream not found: {source}')

    def create(logical_id, properties, stack):
        check(properties)
        return mapping_handler['create'](logical_id, properties, stack)

    def update(name, old, new, stack):
        check(new)
        return mapping_handler['update'](name, old, new, stack)
    return {**mapping_handler, 'create': create, 'update': update}


def fill_gaps():
    # GuardDuty's results: AWS takes events of its own services from them only.
    eventbridge._put_events.__defaults__ = (True,)
    handlers['AWS::GuardDuty::MalwareProtectionPlan'] = without_effect(
        'guardduty', 'malware-protection-plan', ('ProtectedResource', 'Role'))
    handlers['AWS::CloudTrail::Trail'] = without_effect('cloudtrail', 'trail', ('S3BucketName', 'IsLogging'))
    handlers['AWS::Budgets::Budget'] = without_effect('budgets', 'budget', ('Budget',))
    handlers['AWS::WAFv2::LoggingConfiguration'] = without_effect('wafv2', 'logging', ('ResourceArn', 'LogDestinationConfigs'))
    handlers['AWS::Lambda::EventSourceMapping'] = with_known_streams(handlers['AWS::Lambda::EventSourceMapping'])
    handlers['AWS::SES::EmailIdentity'] = with_dkim(handlers['AWS::SES::EmailIdentity'])
    provisioners._cw_metric_alarm_record = with_first_metric(provisioners._cw_metric_alarm_record)
