"""IAM: the resources and condition keys of the project's policies that MiniStack does not fill in. Each evaluation for a
role is recorded once, so that the rehearsal can tell denied and unused permissions."""
import json
import os
import re
from urllib.parse import parse_qs, unquote

from ministack.core import iam_actions, iam_evaluator
from ministack.core.responses import get_account_id

partition_key = 'pk'
store_path = re.compile(r'^/key-value-stores/(arn:aws:cloudfront::[0-9]+:key-value-store/[^/]+)')


def mail_of(body):
    form = parse_qs((body or b'').decode('utf-8', 'replace'))
    source = form.get('Source', [''])[0]
    return form.get('Action', [''])[0], source.split('<')[-1].strip('<> ')


def with_resources(extract):
    def resource(service, method, path, headers, body, params, region, account):
        if service == 'cloudfront-keyvaluestore' and (store := store_path.match(unquote(path))):
            return store.group(1)
        if service == 'ses':
            action, sender = mail_of(body)
            if action in ('SendEmail', 'SendRawEmail') and '@' in sender:
                return f"arn:aws:ses:{region}:{account}:identity/{sender.split('@')[-1]}"
        if service == 'ssm' and (names := json.loads(body or b'{}').get('Names')):
            # All of them are exports to one stack.
            return f"arn:aws:ssm:{region}:{account}:parameter/{names[0].lstrip('/')}"
        return extract(service, method, path, headers, body, params, region, account)
    return resource


def key_in(item):
    return [value['S'] for value in [(item or {}).get(partition_key, {})] if 'S' in value]


def queried(call):
    if call.get('IndexName'):
        return []
    names = call.get('ExpressionAttributeNames') or {}
    values = call.get('ExpressionAttributeValues') or {}
    pairs = re.findall(r'([#\w]+)\s*=\s*(:\w+)', call.get('KeyConditionExpression', ''))
    return [values.get(value, {}).get('S', '') for name, value in pairs if names.get(name, name) == partition_key]


def leading_keys(operation, call):
    if operation in ('PutItem', 'Put'):
        return key_in(call.get('Item'))
    if operation == 'Query':
        return queried(call)
    if operation == 'BatchGetItem':
        return [key for table in (call.get('RequestItems') or {}).values() for each in table.get('Keys', []) for key in key_in(each)]
    if operation == 'BatchWriteItem':
        writes = [each for table in (call.get('RequestItems') or {}).values() for each in table]
        return [key for each in writes for key in
                key_in((each.get('PutRequest') or {}).get('Item')) + key_in((each.get('DeleteRequest') or {}).get('Key'))]
    return key_in(call.get('Key'))


def with_condition_keys(context_of):
    def context(service, action, body, params):
        found = dict(context_of(service, action, body, params) or {})
        if service == 'ses':
            found['ses:FromAddress'] = mail_of(body)[1]
        if service not in ('kms', 'dynamodb'):
            return found
        call = json.loads(body or b'{}')
        if service == 'kms':
            found.update({f'kms:EncryptionContext:{name}': value for name, value in (call.get('EncryptionContext') or {}).items()})
        elif keys := leading_keys(action.split(':')[1], call):
            found['dynamodb:LeadingKeys'] = keys
        return found
    return context


class TransactionItem(str):
    """The table's ARN, with the partition of one item of a transaction."""
    keys = ()


def with_transaction_keys(checks_of):
    def checks(action, body, region, account):
        if not checks_of(action, body, region, account):
            return []
        found = []
        for item in json.loads(body)['TransactItems']:
            for member, detail in item.items():
                resource = TransactionItem(iam_actions._dynamodb_table_arn(detail['TableName'], region, account))
                resource.keys = leading_keys(member, detail)
                found.append((iam_actions._DYNAMODB_TRANSACT_ITEM_ACTIONS[member], resource))
        return found
    return checks


recorded = set()


def record(access_key, action, resource, context, denied):
    principal = iam_evaluator.resolve_principal(access_key or '', get_account_id())
    arn = getattr(principal, 'arn', '')
    if ':assumed-role/' not in arn:
        return
    role = arn.split(':assumed-role/')[1].split('/')[0]
    line = json.dumps({
        'role': role,
        'action': action,
        'resource': resource,
        'context': {key: context[key] for key in sorted(context) if isinstance(context[key], (str, list))},
        'denied': denied is not None,
    }, sort_keys=True)
    if line not in recorded:
        recorded.add(line)
        with open(os.environ['PERMISSIONS_FILE'], 'a', encoding='utf-8') as file:
            file.write(line + '\n')


def with_record(enforce):
    def enforced(access_key, action, service, region, resource_arn='*', service_context=None):
        context = dict(service_context or {})
        if isinstance(resource_arn, TransactionItem):
            context['dynamodb:LeadingKeys'] = resource_arn.keys
        resource = str(resource_arn)
        denied = enforce(access_key, action, service, region, resource_arn=resource, service_context=context)
        record(access_key, action, resource, context, denied)
        return denied
    return enforced


def over_tls(evaluation):
    """As if a TLS end stood before the gateway, which speaks HTTP: buckets refuse that otherwise."""
    initialise = evaluation.__init__

    def initialised(self, *args, **kwargs):
        initialise(self, *args, **kwargs)
        self.secure_transport = True
    evaluation.__init__ = initialised


session = re.compile(r'^arn:aws:sts::([0-9]+):assumed-role/([^/]+)/')


def with_role_of_session(resolve):
    """The principal of a role's session is the role, in conditions."""
    def resolved(key, context):
        value = resolve(key, context)
        if key.lower() == 'aws:principalarn' and (found := session.match(value)):
            return f'arn:aws:iam::{found[1]}:role/{found[2]}'
        return value
    return resolved


def fill_gaps():
    iam_evaluator._resolve_condition_key = with_role_of_session(iam_evaluator._resolve_condition_key)
    over_tls(iam_evaluator.EvalContext)
    iam_actions.extract_resource_arn = with_resources(iam_actions.extract_resource_arn)
    iam_actions.request_tag_context = with_condition_keys(iam_actions.request_tag_context)
    iam_actions.dynamodb_transaction_checks = with_transaction_keys(iam_actions.dynamodb_transaction_checks)
    iam_evaluator.enforce = with_record(iam_evaluator.enforce)
