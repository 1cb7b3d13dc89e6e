"""Lambda: the caller of a function URL with IAM authentication."""
import re

from ministack.core import iam_evaluator
from ministack.services import lambda_svc

signed_by = re.compile(r'Credential=([^/]+)/')


def with_caller(event_of):
    def event_with_caller(url_id, account, region, method, path, headers, *args, **options):
        event = event_of(url_id, account, region, method, path, headers, *args, **options)
        if key := signed_by.search(headers.get('authorization', '')):
            principal = iam_evaluator.resolve_principal(key.group(1), account)
            event['requestContext']['authorizer'] = {'iam': {'accountId': account, 'userArn': principal.arn}}
        return event
    return event_with_caller


def fill_gaps():
    lambda_svc._build_function_url_event = with_caller(lambda_svc._build_function_url_event)
