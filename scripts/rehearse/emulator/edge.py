"""CloudFront: the key-value store and the moved clock of its functions, and API Gateway as an origin."""
import http.client
import os
import re

from ministack.core import cloudfront_js
from ministack.services import cloudfront, cloudfront_keyvaluestore, lambda_svc

api_host = re.compile(r'^([a-z0-9]+)\.execute-api\.[a-z0-9-]+\.amazonaws\.com$')

runtime = '''
let entries = {}, clockOffset = 0;
const EdgeDate = class extends Date { static now() { return Date.now() + clockOffset } };
const cloudfront = { kvs: () => ({ get: async (key) => {
  if (!(key in entries)) throw new Error("KeyNotFound: " + key);
  return entries[key];
} }) };
const _ALLOWED_MODULES = { cloudfront, crypto, querystring, buffer: bufferModule };'''


def replaced(text, old, new):
    if old not in text:
        raise RuntimeError(f'MiniStack no longer has: {old}')
    return text.replace(old, new)


def worker_script(script):
    script = replaced(script, 'const _ALLOWED_MODULES = { crypto, querystring, buffer: bufferModule };', runtime)
    script = replaced(script, 'JSON, Math, Date, Object', 'JSON, Math, Date: EdgeDate, Object')
    return replaced(script, 'const { code, event } = req;',
                    'const { code, event } = req; entries = req.entries; clockOffset = req.clockOffset;')


def entries_of(code):
    """The entries of the stores that are associated with the function of this code."""
    entries = {}
    for function in cloudfront._functions.values():
        if code in (function.get('code'), cloudfront._function_view(function, 'LIVE').get('code')):
            for arn in function.get('kvs_arns') or []:
                store, _error = cloudfront_keyvaluestore._get_store(arn)
                entries.update((store or {}).get('items', {}))
    return entries


def clock_offset():
    """How far the Lambdas' clock is moved."""
    for function in lambda_svc._functions.to_dict().values():
        variables = function.get('config', {}).get('Environment', {}).get('Variables', {})
        if 'CLOCK_OFFSET_MS' in variables:
            return int(variables['CLOCK_OFFSET_MS'])
    return 0


def evaluate(code, event):
    request = {'code': code.decode(), 'event': event, 'entries': entries_of(code), 'clockOffset': clock_offset()}
    outcome = cloudfront_js._pool.call(request, timeout=5)
    if outcome['status'] == 'error':
        raise cloudfront_js.CloudFrontFunctionError(outcome.get('message'))
    return outcome.get('value')


def with_api_origin(forward):
    def forward_to(origin, method, uri, query, headers, body, https, client_ip='127.0.0.1', forwarded_for=''):
        host, _port, _https = cloudfront._origin_connect_target(origin, https)
        api = api_host.match(host)
        if not api:
            return forward(origin, method, uri, query, headers, body, https, client_ip, forwarded_for)
        port = int(os.environ['GATEWAY_PORT'])
        sent = cloudfront._origin_request_headers(origin, headers, client_ip, forwarded_for)
        sent = {name: value for name, value in sent.items() if name.lower() != 'host'}
        connection = http.client.HTTPConnection('127.0.0.1', port, timeout=30)
        try:
            connection.request(method, uri + (f'?{query}' if query else ''), body=body or None,
                               headers={**sent, 'Host': f'{api.group(1)}.execute-api.localhost:{port}'})
            response = connection.getresponse()
            return response.status, response.reason, response.getheaders(), response.read()
        finally:
            connection.close()
    return forward_to


def fill_gaps():
    script = worker_script(cloudfront_js._WORKER_SCRIPT)
    for name, value in list(vars(cloudfront_js._pool).items()):
        if value == cloudfront_js._WORKER_SCRIPT:
            setattr(cloudfront_js._pool, name, script)
    cloudfront_js._WORKER_SCRIPT = script
    cloudfront_js.evaluate = evaluate
    cloudfront._forward_to_origin = with_api_origin(cloudfront._forward_to_origin)
