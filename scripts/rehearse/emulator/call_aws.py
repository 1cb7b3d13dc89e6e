"""One call of AWS, as the AWS CLI would make it: call_aws.py <service> <operation> <JSON of its parameters> <region>
`wait:<waiter>` as the operation waits."""
import json
import sys

import boto3

service, operation, parameters, region = sys.argv[1:]
client = boto3.client(service, region_name=region)
call = client.get_waiter(operation[5:]).wait if operation.startswith('wait:') else getattr(client, operation)
answer = call(**json.loads(parameters)) or {}
answer.pop('ResponseMetadata', None)
print(json.dumps(answer, default=str))
