"""Calls of AWS, as the AWS CLI would make them: a line of JSON each, with its service, operation, parameters and region.
`wait:<waiter>` as the operation waits."""
import json
import sys

import boto3


def answer_of(service, operation, parameters, region):
    client = boto3.client(service, region_name=region)
    call = client.get_waiter(operation[5:]).wait if operation.startswith('wait:') else getattr(client, operation)
    answer = call(**parameters) or {}
    answer.pop('ResponseMetadata', None)
    return answer


for line in sys.stdin:
    try:
        result = {'answer': answer_of(**json.loads(line))}
    except Exception as error:
        result = {'error': str(error)}
    print(json.dumps(result, default=str), flush=True)
